import type { Annotations } from '../../schemas/generated/annotations.ts';

/** What kind of figure a value is: the keyword `figure` of the schemas. */
export type FigureMark = NonNullable<Annotations['figure']>;

export type FigureKind = FigureMark['kind'];

/** What a schema, or the list of derived figures, says about a figure. */
export type FigureAnnotation = Pick<Annotations, 'title' | 'aliases'> & { figure: FigureMark };
