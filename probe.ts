import { runValidate } from './cli/pipeline/index.ts';
import { factFiguresOf, factFigureAt } from './cli/prose/fact-figures.ts';
import { authoredTexts } from './cli/prose/texts.ts';
import { figureFinderOf } from './cli/prose/vocabulary-of.ts';
import { wordsNear } from './cli/prose/near.ts';
import { candidatesFor, weigh, scoreOf } from './cli/prose/evidence.ts';
import { factPathOf } from './cli/trace/fact-path.ts';
const { site } = await runValidate(process.cwd(), { step() {}, done() {} } as never);
if (!site) throw 1;
const mode = process.argv[2];
if (mode === 'facts') for (const f of factFiguresOf(site)) console.log(f.path, f.wording, JSON.stringify(f.parts.map(p => p.kind === 'entry' ? p.path : p.phrases.map(x => x.join(' ')).join('|'))));
const find = figureFinderOf(site);
let typed = 0;
if (mode === 'typed') for (const t of authoredTexts(site)) for (const f of find(t.value)) {
  if (t.references.some(r => t.raw.trim() === r.source)) continue;
  if (f.numbers.every(n => t.references.some(r => r.start < n.end && r.end > n.start))) continue;
  const near = wordsNear(site, t, f.start, f.end);
  const e = weigh(f, candidatesFor(f, factFiguresOf(site)), near);
  typed++;
  console.log(`${t.file.file}:${t.file.locate(t.path).line} ${f.kind}/${f.unit ?? ''}/${f.per ?? ''} "${f.text}" -> ${e.named?.path ?? '?'} [${e.possible.length}] :: ${t.value.slice(Math.max(0, f.start - 50), f.end + 30).replace(/\n/g, ' ')}`);
}
if (mode === 'refs') {
  let right = 0, none = 0; const wrong: string[] = [], missed: string[] = [];
  for (const t of authoredTexts(site)) for (const r of t.references) {
    const path = factPathOf(site, t as never, r)?.replace(/Text$/, '');
    const fact = path && factFigureAt(site).get(path);
    if (!fact || t.raw.trim() === r.source || t.pointer?.includes('keywords')) continue;
    const near = wordsNear(site, t, r.start, r.end);
    const facts = factFiguresOf(site).filter(f => f.kind === fact.kind && f.unit === fact.unit);
    const e = weigh({ ...fact, values: [-1], key: '-' }, candidatesFor(fact, facts), near);
    const line = `${t.file.file}:${t.file.locate(t.path).line} ${fact.path} -> ${e.named?.path ?? '?'} [${e.possible.slice(0, 4).map(p => p.path)}] :: ${t.value.slice(Math.max(0, r.start - 60), r.start)}<<${t.value.slice(r.start, r.end)}>>${t.value.slice(r.end, r.end + 40)}`.replace(/\n/g, ' ');
    if (e.named === fact) right++; else if (!e.named) { none++; missed.push(line); } else wrong.push(line);
  }
  console.log({ right, none, wrong: wrong.length });
  console.log(wrong.join('\n')); if (process.argv[3]) console.log('--- missed\n' + missed.join('\n'));
}
if (mode === 'typed') console.log(typed);
