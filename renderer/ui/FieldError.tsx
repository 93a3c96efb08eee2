import { useIsSSR } from 'react-aria/SSRProvider';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

/** The error of a field. Until hydration, it is the placeholder that the server puts its message in. */
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
