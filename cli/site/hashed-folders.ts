/** Folders of a built site whose files are named by a hash of what they hold, so that they never change. */
export const hashedFolders = ['assets', 'images', 'cards'];
