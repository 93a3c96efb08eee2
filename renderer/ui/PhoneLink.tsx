import { Unbroken } from './Unbroken.tsx';

interface PhoneLinkProps {
  phone: { href: string; text: string };
  className?: string;
}

/** A telephone number that calls when you press it. */
export function PhoneLink({ phone: { href, text }, className }: PhoneLinkProps) {
  return (
    <a href={href} className={className}>
      <Unbroken text={text} />
    </a>
  );
}
