import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Figures } from '../../../renderer/ui/Figures.tsx';

const markupOf = (values: string[]) =>
  renderToStaticMarkup(<Figures figures={values.map((value) => ({ value, label: `of ${value}` }))} />);

it('a figure without words is left out with its label', () => {
  expect(markupOf(['Three', '']).match(/<li/g)).toHaveLength(1);
  expect(markupOf([''])).toBe('');
});
