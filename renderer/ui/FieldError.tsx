import { useIsSSR } from 'react-aria/SSRProvider';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

/** What is wrong with a field. Until the browser has taken over it is the place where the server puts its message. */
export function FieldError({ name, text }: { name: string; text: string }) {
  const isHydrated = !useIsSSR();
  if (isHydrated) {
    return (
      <AriaFieldError data-error-for={name} className={styles.error}>
        {text}
      </AriaFieldError>
    );
  }
  return <Text slot="errorMessage" hidden data-error-for={name} className={styles.error} />;
}
