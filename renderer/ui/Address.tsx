import type { PostalAddress } from '../../schemas/generated/common/postal-address.ts';
import * as styles from './Address.css.ts';

interface AddressProps {
  address: PostalAddress;
  className?: string;
}

/** A postal address on two lines. */
export function Address({ address: { street, city, state, postalCode }, className }: AddressProps) {
  return (
    <address className={className}>
      <span className={styles.line}>{street}</span>{' '}
      <span className={styles.line}>
        {city}, {state} {postalCode}
      </span>
    </address>
  );
}
