interface AddressProps {
  address: { street: string; city: string; state: string; postalCode: string };
  className?: string;
}

/** A postal address on two lines. */
export function Address({ address: { street, city, state, postalCode }, className }: AddressProps) {
  return (
    <address className={className}>
      {street}
      <br />
      {city}, {state} {postalCode}
    </address>
  );
}
