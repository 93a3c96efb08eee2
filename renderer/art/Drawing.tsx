import type { ReactNode, SVGAttributes } from 'react';

interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'style' | 'role' | 'aria-hidden'> {
  /** Alternative text. Without it, the drawing is decoration and hidden from screen readers. */
  title?: string | undefined;
  children: ReactNode;
}

/** An `<svg>` that is either a named image or pure decoration. It also works as a standalone file. */
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
