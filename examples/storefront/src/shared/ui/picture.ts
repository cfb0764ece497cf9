import { pictureSrcSet } from "@parterre/domain/pictures"

/**
 * What an `<img>` shows a picture of the organiser by: a browser asks for the width that it needs. It is drawn as many pixels of
 * style sheets wide, and across the screen on one that is at most `across` wide. A drawing is shown as it is.
 */
export function pictureOf(url: string | undefined, width: number, across = 0) {
  const srcSet = url && pictureSrcSet(url)
  // React sets them in this order: a browser that had `src` first would ask for both.
  return { sizes: srcSet && `(max-width:${across}px) 100vw,${width}px`, srcSet, src: url }
}
