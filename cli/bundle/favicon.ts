/** The green behind the wheel. */
export const ground = '#0F5B3E';

/** A cart's wheel in the brand's colors. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/><circle cx="16" cy="16" r="9" fill="none" stroke="#F2C230" stroke-width="4"/><path d="M16 7v18M7 16h18" stroke="#F2C230" stroke-width="2"/></svg>\n`;
