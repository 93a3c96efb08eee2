import { Drawing } from './Drawing.tsx';
import * as styles from './Icon.css.ts';
import { paths } from './icon/paths.ts';

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels at the default text size. The icon grows with the text. */
  size?: number;
  /** Only for an icon on its own. Next to words it adds nothing, so it stays hidden from screen readers. */
  title?: string;
  className?: string;
}

/** An icon in the color of the text around it. */
export function Icon({ name, size = 24, title, className = '' }: IconProps) {
  return (
    <Drawing
      title={title}
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
