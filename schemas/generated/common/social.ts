// Written by `npm run generate` from the schemas. Do not edit.
/**
 * Pages on social networks, by network.
 */
export interface Social {
/**
 * Page on Facebook.
 */
facebook?: string
/**
 * Profile on Instagram.
 */
instagram?: string
/**
 * Channel on YouTube.
 */
youtube?: string
/**
 * Company page on LinkedIn.
 */
linkedin?: string
/**
 * Profile on TikTok.
 */
tiktok?: string
}
