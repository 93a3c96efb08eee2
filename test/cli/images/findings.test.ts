import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixture-site.ts';
import { putPhoto } from '../../support/photo.ts';
import { runJson } from '../../support/run-cli.ts';

/** What `validate` reports about a photograph on the About page. */
async function findingsOf(name: string, put: (path: string, root: string) => unknown): Promise<string[]> {
  const root = fixtureSite();
  const path = join(root, 'pages/images', name);
  mkdirSync(dirname(path), { recursive: true });
  await put(path, root);
  const page = join(root, 'pages/about.yaml');
  const text = readFileSync(page, 'utf8').trimEnd();
  writeFileSync(page, `${text}\n  - type: photograph\n    photograph:\n      file: ${name}\n      alt: A yard\n`);
  const line = text.split('\n').length + 3;
  const { result } = await runJson(root, 'validate');
  return result.findings.map((finding) => {
    expect({ file: finding.file, line: finding.line }).toEqual({ file: 'pages/about.yaml', line });
    return `${finding.severity}: ${finding.message}`;
  });
}

/** The header of a PNG that claims this size, without any pixels. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(17);
  head.write('IHDR');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  head.set([8, 2, 0, 0, 0], 12);
  const chunk = (body: Buffer) => {
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(body.length - 4);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk(head), chunk(Buffer.from('IDAT')), chunk(Buffer.from('IEND'))]);
}

const halve = (path: string) => truncateSync(path, Math.floor(readFileSync(path).length / 2));

it.each(['jpg', 'png', 'webp', 'avif'])('a %s that ends too soon is damaged', async (ending) => {
  const found = await findingsOf(`yard.${ending}`, async (path, root) => {
    await putPhoto(root, `yard.${ending}`, { width: 1400, height: 900 });
    halve(path);
  });
  expect(found).toEqual([`error: Photograph "yard.${ending}" is damaged or not complete.`]);
});

it('a file that is no picture is recognized by its content, whatever its name', async () => {
  const found = await findingsOf('yard.jpg', (path) => writeFileSync(path, 'An attachment that was saved wrongly.'));
  expect(found).toEqual(['error: File "yard.jpg" is not a picture.']);
  for (const put of [(path: string) => writeFileSync(path, ''), (path: string) => symlinkSync('.', path)])
    expect(await findingsOf('yard.png', put)).toEqual(['error: File "yard.png" is not a picture.']);
});

it('an unsupported picture format is named', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  expect(await findingsOf('yard.svg', (path) => writeFileSync(path, svg))).toEqual([
    'error: Photograph "yard.svg" is of the kind SVG, which is not read.',
  ]);
  expect(await findingsOf('yard.gif', (_, root) => putPhoto(root, 'yard.gif'))).toEqual([
    'error: Photograph "yard.gif" is of the kind GIF, which is not read.',
  ]);
});

it('a picture that claims too many pixels is refused by its head alone', async () => {
  const found = await findingsOf('bomb.png', (path) => writeFileSync(path, pngHead(60_000, 50_000)));
  expect(found).toEqual([
    'error: Photograph "bomb.png" has 60000 by 50000 pixels, more than the 80 million that are read.',
  ]);
});

it('a file of too many bytes is not even read', async () => {
  const found = await findingsOf('huge.jpg', (path) => {
    writeFileSync(path, '');
    truncateSync(path, 41_500_000);
  });
  expect(found).toEqual(['error: Photograph "huge.jpg" has 41.5 MB, more than the 40 MB that are read.']);
});

it('a photograph too small for its place is a warning', async () => {
  const found = await findingsOf('yard.jpg', (_, root) => putPhoto(root, 'yard.jpg', { width: 900, height: 600 }));
  expect(found).toEqual(['warning: Photograph "yard.jpg" is 900 pixels wide, too small to be sharp here.']);
});

it('a misspelled name gets a suggestion', async () => {
  const root = fixtureSite();
  await putPhoto(root, 'Yard.JPG', { finish: (photo) => photo.jpeg() });
  const page = join(root, 'pages/about.yaml');
  const block = '\n  - type: photograph\n    photograph: { file: yard.jpg, alt: A yard }\n';
  writeFileSync(page, readFileSync(page, 'utf8').trimEnd() + block);
  const { result } = await runJson(root, 'validate');
  expect(result.findings.map(({ rule, hint }) => [rule, hint])).toEqual([
    ['missing-image', 'Did you mean "Yard.JPG"?'],
    ['unused-image', expect.any(String)],
  ]);
});

it('a photograph without alternative text is a finding', async () => {
  const root = fixtureSite();
  await putPhoto(root, 'yard.jpg');
  const page = join(root, 'pages/about.yaml');
  writeFileSync(
    page,
    `${readFileSync(page, 'utf8').trimEnd()}\n  - type: photograph\n    photograph:\n      file: yard.jpg\n`,
  );
  const { result } = await runJson(root, 'validate');
  expect(result.findings).toMatchObject([{ rule: 'missing-key', message: 'Key "alt" is missing.' }]);
});
