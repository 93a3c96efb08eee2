import type { Kind } from './kind.ts';
import { textQuestion } from './question.ts';

const purpose = textQuestion('description', 'One sentence that says what it is for.', {
  problem: (value) =>
    /^[A-Z].*\.$/.test(String(value)) ? undefined : 'A sentence begins with a capital and ends with a period.',
});

/** Parts of the software, whose code is left to write. */
export const codeKinds: Kind[] = [
  kind(
    'block',
    'a schema and a component',
    'Run "npm run generate", and write what it shows.',
    (name, { description }) => ({
      [`schemas/blocks/${name}.schema.json`]: blockSchema(name, description),
      [`renderer/blocks/${pascal(name)}.tsx`]: blockComponent(name),
    }),
  ),
  kind(
    'rule',
    'a rule and its fixture',
    'Write what it finds, and mark the lines of its fixture.',
    (name, { description }, read) => ({
      [`cli/rules/${name}.ts`]: ruleModule(description),
      // A page of the small site that fixtures stand on.
      [`test/fixtures/rules/${name}/pages/about.yaml`]: read('test/fixtures/base/pages/about.yaml').replace(
        '../../../../schemas',
        '../../../../../schemas',
      ),
    }),
  ),
  kind('command', 'a command and its script', 'Write what it does.', (name, { description }, read) => ({
    [`cli/commands/${name}.command.ts`]: commandModule(description),
    'package.json': read('package.json').replace(/( +"generate": )/, `    "${name}": "node cli/run.js ${name}",\n$1`),
  })),
];

function kind(name: string, what: string, next: string, write: Kind['write']): Kind {
  return { name, description: what, questions: [purpose], write, next };
}

function pascal(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

function blockSchema(name: string, description: unknown): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "${name}.schema.json",
  "title": "${title}",
  "description": ${JSON.stringify(description)},
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "heading"],
  "properties": {
    "type": { "description": "Name of the block.", "const": "${name}" },
    "id": {
      "description": "Anchor of the section, for links within the page.",
      "allOf": [{ "$ref": "common.schema.json#/definitions/slug" }]
    },
    "heading": { "description": "Heading of the section.", "type": "string", "minLength": 1 }
  },
  "examples": [
    { "type": "${name}", "heading": "${title}" },
    { "type": "${name}", "id": "${name}", "heading": "${title}" }
  ]
}
`;
}

function blockComponent(name: string): string {
  const component = pascal(name);
  return `import type { ${component}Block } from '../../schemas/generated/blocks/${name}.ts';
import { Section } from '../layout/Section.tsx';

export default function ${component}({ id, heading }: ${component}Block) {
  return <Section id={id} heading={heading} />;
}
`;
}

function ruleModule(description: unknown): string {
  return `import type { Rule } from '../rules.ts';

export default {
  description: ${quoted(description)},

  checkPage(_page, _site, _report) {},
} satisfies Rule;
`;
}

function commandModule(description: unknown): string {
  return `import type { Command } from 'commander';

export default (command: Command) =>
  command.description(${quoted(description)}).action(() => {});
`;
}

/** A text as code says it. */
function quoted(text: unknown): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'")}'`;
}
