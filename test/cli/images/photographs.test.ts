import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixture-site.ts';
import { putPhoto } from '../../support/photo.ts';
import { runJson } from '../../support/run-cli.ts';

/** Builds a site with a photograph on the About page. */
async function build(name: string, settings?: Parameters<typeof putPhoto>[2], seo = '') {
  const root = fixtureSite();
  await putPhoto(root, name, settings);
  const file = join(root, 'pages/about.yaml');
  const photograph = `  - type: photograph\n    photograph:\n      file: ${name}\n      alt: Red over blue\n`;
  writeFileSync(file, `${readFileSync(file, 'utf8').replace('seo:\n', `seo:\n${seo}`).trimEnd()}\n${photograph}`);
  const { result } = await runJson(root, 'build');
  const files = readdirSync(join(root, 'dist/images')).sort();
  const html = readFileSync(join(root, 'dist/about.html'), 'utf8');
  return {
    findings: result.findings,
    html,
    data: JSON.parse(readFileSync(join(root, 'dist', /data-page="([^"]*)"/.exec(html)?.[1] ?? ''), 'utf8')),
    files,
    open: (ending: string) => {
      const found = files.find((rendition) => rendition.endsWith(ending));
      if (!found) throw new Error(`No ${ending} among ${files.join(', ')}.`);
      return sharp(join(root, 'dist/images', found));
    },
  };
}

describe('a photograph that an editor names', () => {
  it('is made as AVIF and WebP at four widths and once more for other browsers', async () => {
    const { findings, files, open } = await build('Yard 1.jpg');
    expect(findings).toEqual([]);
    const endings = files.map((file) => file.replace(/^yard-1-[0-9a-f]{10}-/, ''));
    const widths = [480, 800, 1280, 1920];
    expect(endings.sort()).toEqual(
      [...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]), '1280.jpg'].sort(),
    );
    for (const width of widths) {
      expect(await open(`-${width}.avif`).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width });
      expect(await open(`-${width}.webp`).metadata()).toMatchObject({ format: 'webp', width, height: width * 0.6 });
    }
  });

  it('is never enlarged: a small one ends at its own width', async () => {
    const { files } = await build('small.png', { width: 1300, height: 650 });
    const widths = files
      .filter((file) => file.endsWith('.webp'))
      .map((file) => Number(/-(\d+)\.webp$/.exec(file)?.[1]));
    expect(widths.sort((a, b) => a - b)).toEqual([480, 800, 1280, 1300]);
  });

  it('is rotated as its camera says, and contains no data about place and camera', async () => {
    const { open, html } = await build('turned.jpg', {
      finish: (photo) =>
        photo
          .jpeg()
          .withMetadata({ orientation: 6 })
          .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '40/1 29/1 12/1' } })
          .withExifMerge({ IFD0: { Orientation: '6' } }),
    });
    expect(html).toMatch(/<img [^>]*width="1200" height="2000"/);
    for (const ending of ['-480.avif', '-480.webp', '-1200.jpg']) {
      const { width, height, exif, orientation, xmp } = await open(ending).metadata();
      expect(Number(height), ending).toBeGreaterThan(Number(width));
      expect({ exif, orientation, xmp }, ending).toEqual({ exif: undefined, orientation: undefined, xmp: undefined });
    }
    // A quarter turn to the right moves the upper, red half to the right.
    const { data, info } = await open('-480.webp').raw().toBuffer({ resolveWithObject: true });
    const right = data.subarray((info.width - 1) * info.channels, info.width * info.channels);
    expect([...right].map((value) => value > 128)).toEqual([true, false, false]);
  });

  it('keeps what is transparent, without a preview that would show through', async () => {
    const { open, html } = await build('cutout.png', { transparent: true });
    expect((await open('-1280.png').metadata()).hasAlpha).toBe(true);
    expect(html).not.toContain('data:image');
  });

  it('is offered to the browser with its widths, its size and a preview, without an inline style', async () => {
    const { html, files } = await build('yard.jpg');
    const address = `/images/${files[0]?.replace(/-\d+\.\w+$/, '')}`;
    const sources = [480, 800, 1280, 1920].map((width) => `${address}-${width}.avif ${width}w`).join(', ');
    expect(html).toContain(`<source type="image/avif" srcSet="${sources}" sizes="auto, `);
    expect(html).toMatch(
      new RegExp(`<img src="${address}-1280.jpg" alt="Red over blue" width="1920" height="1152"[^>]* loading="lazy"`),
    );
    expect(html).toMatch(/<img src="data:image\/webp;base64,[\w+/=]{20,400}" alt=""/);
    expect(html).not.toContain(' style=');
  });

  it('comes with the data of its page, for a visitor who comes from another', async () => {
    const { data } = await build('yard.jpg');
    const block = data.blocks.find(({ type }: { type: string }) => type === 'photograph');
    expect(block.photograph.renditions).toMatchObject({ widths: [480, 800, 1280, 1920], width: 1920, height: 1152 });
  });

  it('is cut to a social card where a page names it for shared links', async () => {
    const seo = '  image:\n    file: yard.jpg\n    alt: Red, then blue\n';
    const { html, files, open } = await build('yard.jpg', {}, seo);
    const card = files.find((rendition) => rendition.endsWith('-social.jpg'));
    expect(html).toContain(`<meta property="og:image" content="https://www.fixture.example/images/${card}"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta property="og:image:height" content="630"/>');
    expect(html).toContain('<meta property="og:image:alt" content="Red, then blue"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(await open('-social.jpg').metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
});

it('of a vehicle is in its sheet, in the lists, in the API and in the structured data', async () => {
  const root = fixtureSite('dealer');
  await putPhoto(root, 'nomad.jpg');
  const record = join(root, 'pages/vehicles/denago-ev-nomad.yaml');
  const image = 'image:\n  file: nomad.jpg\n  alt: White {{ vehicle.name }} on a lawn\n';
  writeFileSync(record, `${readFileSync(record, 'utf8').trimEnd()}\n${image}`);
  const { result } = await runJson(root, 'build');
  expect(result.findings).toEqual([]);
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

  const sheet = read('vehicles/denago-ev-nomad.html');
  const [, address] =
    /<img src="(\/images\/nomad-[0-9a-f]+-1280\.jpg)" alt="White Denago EV Nomad on a lawn"/.exec(sheet) ?? [];
  expect(address).toBeDefined();
  expect(sheet).toMatch(/<img src="\/images\/nomad-[^>]* fetchPriority="high"/);
  for (const page of ['inventory', 'denago', 'index']) expect(read(`${page}.html`)).toContain(`src="${address}"`);
  expect(JSON.parse(read('api/vehicles/denago-ev-nomad.json')).images).toEqual([address]);
  expect(sheet).toContain(`"image":"https://www.raritancarts.example${address}"`);
  expect((await runJson(root, 'check-links')).result.findings).toEqual([]);
});
