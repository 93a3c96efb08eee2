import type { MerchantReturnPolicy } from 'schema-dts';
import type { ReturnTermsBlock } from '../../../schemas/generated/blocks/return-terms.ts';
import type { NodeContext } from '../structured-data.ts';

/** One policy of the dealer for each kind of goods in the block. The country is US, since the schema only allows American dealers. */
export default function returnTerms(block: ReturnTermsBlock, { page, baseUrl, dealer }: NodeContext): object[] {
  const policies = block.items.map((item) => {
    const address = baseUrl + (item.href.startsWith('#') ? page.route : '') + item.href;
    return {
      '@type': 'MerchantReturnPolicy',
      '@id': address,
      name: item.name,
      merchantReturnLink: address,
      applicableCountry: 'US',
      returnPolicyCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: Number(item.window.value),
      itemCondition: item.condition === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
      returnFees: 'https://schema.org/RestockingFees',
      restockingFee: Number(item.restockingFee.value),
    } satisfies MerchantReturnPolicy;
  });
  return [...policies, { ...dealer, hasMerchantReturnPolicy: policies.map((policy) => ({ '@id': policy['@id'] })) }];
}
