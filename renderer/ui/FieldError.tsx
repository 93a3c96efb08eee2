import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { useHydrated } from '../state/hydrated.ts';
import * as styles from './Field.css.ts';

/** What is wrong with a field. Until the browser has taken over it is the place where the server puts its message. */
export function FieldError({ name }: { name: string }) {
  const isHydrated = useHydrated();
  if (isHydrated) return <AriaFieldError data-error-for={name} className={styles.error} />;
  return <Text slot="errorMessage" hidden data-error-for={name} className={styles.error} />;
}
