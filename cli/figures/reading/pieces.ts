/** Texts longer than this are read piece by piece, so that what is kept in memory at a time stays small. */
export const pieceLength = 1 << 13;

/** From the best place to cut to the worst; each ends where the next piece begins. */
const cuts = [/\n[ \t]*\n/g, /[a-z]{3}[.!?]\s+(?=[A-Z])/g, /\n/g, /\s+/g];

/** Offsets at which a long text is cut without parting a figure: at empty lines, else between sentences, else at a space. */
export function cutText(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  while (text.length - from > pieceLength) {
    from += lengthOfPiece(text.slice(from, from + pieceLength));
    ends.push(from);
  }
  ends.push(text.length);
  return ends;
}

function lengthOfPiece(piece: string): number {
  for (const cut of cuts) {
    let end = 0;
    for (const match of piece.slice(piece.length >> 1).matchAll(cut)) end = match.index + match[0].length;
    if (end > 0) return (piece.length >> 1) + end;
  }
  return piece.length;
}
