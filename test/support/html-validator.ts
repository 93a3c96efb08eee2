import { HtmlValidate } from 'html-validate';

/**
 * Checks HTML, but not React's spelling, which no browser minds: `<br/>`, `hidden=""`, `srcSet`. The browser checks which styles
 * the security policy refuses (examples-in-chromium.test.ts), and that phone numbers do not break (e2e/layout.test.ts), which the
 * style sheet sees to.
 */
export const htmlValidator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
  },
});
