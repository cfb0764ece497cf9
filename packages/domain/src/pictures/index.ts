/** The widths, in pixels, in which a server has a picture of an organiser beside the picture itself. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The narrowest of the widths that fills as many pixels as are asked for; the widest where none does. */
export const pictureWidth = (pixels: number): PictureWidth =>
  PICTURE_WIDTHS.find((width) => width >= pixels) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]!

/** What a browser chooses a picture's width from, as `srcset` has it; nothing for a drawing, which fits every screen as it is. */
export const pictureSrcSet = (url: string): string | undefined =>
  /\/assets\/.+\.(avif|jpe?g|png|webp)$/i.test(url)
    ? PICTURE_WIDTHS.map((width) => `${url}?width=${width} ${width}w`).join(", ")
    : undefined
