import { Drawing } from './Drawing.tsx';
import * as styles from './Icon.css.ts';
import { paths } from './icon/paths.ts';

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels at the default text size. The icon grows with the text. */
  size?: number;
  className?: string;
}

/** An icon in the color of the text around it. It is next to words or in a named button, so screen readers skip it. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  return (
    <Drawing
      className={`${styles.root} ${className}`.trim()}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}
