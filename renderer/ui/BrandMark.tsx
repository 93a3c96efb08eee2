import { Drawing } from '../art/Drawing.tsx';

/** The dealer's logo: a cart's wheel on a green tile, the same as the favicon. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 32 32" width={36} height={36} className={className}>
      <rect width="32" height="32" rx="8" fill="#0F5B3E" />
      <circle cx="16" cy="16" r="9" fill="none" stroke="#F2C230" strokeWidth="4" />
      <path d="M16 7v18M7 16h18" stroke="#F2C230" strokeWidth="2" />
    </Drawing>
  );
}
