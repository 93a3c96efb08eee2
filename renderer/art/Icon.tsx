import { Drawing } from './Drawing.tsx';
import * as styles from './Icon.css.ts';
import { paths } from './icon/paths.ts';

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels, with text of the usual size; it grows with the text. */
  size?: number;
  /** Only for an icon that stands alone; beside words it says nothing new and stays hidden. */
  title?: string;
  className?: string;
}

/** One of our icons, in the color of the text around it. */
export function Icon({ name, size = 24, title, className }: IconProps) {
  return (
    <Drawing
      title={title}
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
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
