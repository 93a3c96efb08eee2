import type { ReactNode, SVGAttributes } from 'react';

interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'role' | 'aria-hidden'> {
  /** What the picture shows, for those who do not see it. Without it the drawing is decoration and hidden from them. */
  title?: string | undefined;
  children: ReactNode;
}

/** An `<svg>` that is either a named image or decoration, never something in between. It also stands alone as a file. */
export function Drawing({ title, children, ...attributes }: DrawingProps) {
  if (!title) {
    return (
      <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...attributes}>
        {children}
      </svg>
    );
  }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" role="img" {...attributes}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
