/** Pixels of red, green, blue and opacity, and the place that they take. */
export interface Layer {
  pixels: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays a layer on a picture of red, green and blue that is `width` pixels wide. Only the pixels of the layer are touched. */
export function layOn(picture: Buffer, width: number, layer: Layer): void {
  const { pixels, left, top } = layer;
  const height = picture.length / 3 / width;
  for (let y = Math.max(0, -top); y < Math.min(layer.height, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(layer.width, width - left); x++) {
      const from = (y * layer.width + x) * 4;
      const opacity = pixels[from + 3] ?? 0;
      if (opacity === 0) continue;
      const to = ((y + top) * width + x + left) * 3;
      for (let color = 0; color < 3; color++) {
        const under = picture[to + color] ?? 0;
        picture[to + color] = under + Math.round((((pixels[from + color] ?? 0) - under) * opacity) / 255);
      }
    }
  }
}
