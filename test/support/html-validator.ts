import { HtmlValidate } from 'html-validate';

/**
 * Judges HTML; not how React spells it, which no browser minds: `<br/>`, `hidden=""`, `srcSet`. Which styles are refused is for the browser
 * to tell, under the policy of the site (examples-in-chromium.test.ts).
 */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
  },
});
