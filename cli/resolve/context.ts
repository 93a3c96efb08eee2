import type { Facts } from '../facts/facts.ts';
import type { TemplateEngine } from '../facts/template.ts';
import type { Report } from '../finding.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Page, Resolved } from '../site/site.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** Where something was written. */
export interface Place {
  file: SourceFile;
  path: Path;
}

/** What a text of this file may name besides the facts, and where what is found of it goes. */
export interface ResolveContext {
  facts: Facts;
  schemas: Schemas;
  engine: TemplateEngine;
  scope: Record<string, unknown>;
  into: Pick<Resolved, 'texts' | 'bound'>;
  /** What the data is to be: of data that is bound whole, only what it names is taken. Without it, everything is. */
  schema?: SchemaNode | undefined;
  report: Report;
  /** Facts with findings already: what comes of reading them is not reported again. */
  invalidFacts: ReadonlySet<string>;
  /** The entry that the page is about: its name in texts, and its fact path. */
  subject?: Page['subject'];
}
