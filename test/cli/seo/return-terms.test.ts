import { expect, it } from 'vitest';
import returnTerms from '../../../cli/seo/nodes/return-terms.ts';
import type { NodeContext } from '../../../cli/seo/structured-data.ts';

const baseUrl = 'https://www.fixture.example';
const dealer = { '@type': 'Organization', '@id': `${baseUrl}/#dealer`, name: 'Fixture Carts' };
const context = { page: { route: '/policies/return-policy' }, baseUrl, dealer } as NodeContext;

function termsOf(item: object) {
  const terms = { name: 'Carts', href: '#carts', condition: 'new', window: { value: 7 }, requirement: 'Unused' };
  const items = [{ ...terms, restockingFee: { value: 15 }, ...item }];
  return nodesOf(items)[0];
}

function nodesOf(items: object[]) {
  return returnTerms({ type: 'return-terms', heading: 'Returns', items } as never, context);
}

it('tells search engines the window and the fee that the page shows', () => {
  expect(termsOf({})).toMatchObject({
    '@type': 'MerchantReturnPolicy',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 7,
    restockingFee: 15,
  });
});

it('names the terms by the section of the page that says the rest', () => {
  const section = 'https://www.fixture.example/policies/return-policy#carts';
  expect(termsOf({})).toMatchObject({ '@id': section, merchantReturnLink: section });
  expect(termsOf({ href: '/terms#parts' })).toMatchObject({ '@id': 'https://www.fixture.example/terms#parts' });
});

it('tells new goods from used ones', () => {
  expect(termsOf({})).toMatchObject({ itemCondition: 'https://schema.org/NewCondition' });
  expect(termsOf({ condition: 'used' })).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
});

it('says that the terms are those of the dealer, since search engines read none that belong to nobody', () => {
  const terms = { name: 'Carts', condition: 'new', window: { value: 7 }, restockingFee: { value: 15 } };
  const made = nodesOf([
    { ...terms, href: '#carts' },
    { ...terms, href: '#parts' },
  ]);
  const sections = ['carts', 'parts'].map((name) => ({ '@id': `${baseUrl}/policies/return-policy#${name}` }));
  expect(made.at(-1)).toEqual({ ...dealer, hasMerchantReturnPolicy: sections });
});
