/** What the first bytes of a picture tell, before anything is decoded. */
export interface PictureHeader {
  /** Pixels, as they are stored: a JPEG may be shown turned. */
  readonly width: number
  readonly height: number
  /** Whether a still copy of it would look alike: it does not move, and nothing that the decoder leaves out turns it. */
  readonly isStill: boolean
}

/** The header of a PNG, a JPEG, a WebP or an AVIF, whatever its name is; otherwise what is wrong with it. */
export function pictureHeader(bytes: Buffer): PictureHeader | "unknown" | "cut" {
  try {
    if (bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n") return pngHeader(bytes)
    if (bytes.readUInt16BE(0) === START_OF_IMAGE) return jpegHeader(bytes)
    const [container, kind] = [text(bytes, 0), text(bytes, 8)]
    if (container === "RIFF" && kind === "WEBP") return webpHeader(bytes)
    if (text(bytes, 4) === "ftyp" && /^avi[fs]$/.test(kind)) return avifHeader(bytes)
    return "unknown"
  } catch (error) {
    // Something that it needs would be beyond its end.
    if (error instanceof RangeError) return "cut"
    throw error
  }
}

/** Four letters, as all of these formats name their parts. */
const text = (bytes: Buffer, at: number) => bytes.toString("latin1", at, at + 4)

/** ISO/IEC 15948: chunks of length, name, content and checksum. */
function pngHeader(bytes: Buffer): PictureHeader | "cut" {
  let isStill = true
  for (let at = 8; ; at += 12 + bytes.readUInt32BE(at)) {
    const name = text(bytes, at + 4)
    if (name === "acTL") isStill = false
    if (name === "IEND") {
      bytes.readUInt32BE(at + 8)
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isStill }
    }
  }
}

const START_OF_IMAGE = 0xffd8
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])
const START_OF_SCAN = 0xda
/** Among the markers of frames, those that are tables. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]

/** ISO/IEC 10918-1: segments of marker, length and content, up to the first scan. */
function jpegHeader(bytes: Buffer): PictureHeader | "unknown" | "cut" {
  let size: Pick<PictureHeader, "width" | "height"> | undefined
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) return "unknown"
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) {
      if (size === undefined) return "unknown"
      // A picture in miniature among its segments has an end of its own.
      return bytes.lastIndexOf(END_OF_IMAGE) > at ? { ...size, isStill: true } : "cut"
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker))
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
}

const ANIMATION = 0x02

/** RFC 9649. */
function webpHeader(bytes: Buffer): PictureHeader | "unknown" | "cut" {
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return "cut"
  switch (text(bytes, 12)) {
    case "VP8X":
      return {
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
        isStill: (bytes.readUInt8(20) & ANIMATION) === 0,
      }
    case "VP8 ":
      return {
        width: bytes.readUInt16LE(26) & 0x3fff,
        height: bytes.readUInt16LE(28) & 0x3fff,
        isStill: true,
      }
    case "VP8L": {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1, isStill: true }
    }
    default:
      return "unknown"
  }
}

/** ISO/IEC 14496-12: boxes of length, name and content; `meta` has the extents of each image, the whole and its tiles. */
function avifHeader(bytes: Buffer): PictureHeader | "unknown" {
  let at = 0
  while (text(bytes, at + 4) !== "meta") {
    const length = bytes.readUInt32BE(at)
    // One that goes to the end, or beyond 4 GiB, is no header.
    if (length < 8) return "unknown"
    at += length
  }
  const meta = bytes.subarray(at, at + bytes.readUInt32BE(at))
  let [width, height] = [0, 0]
  for (let found = meta.indexOf("ispe"); found >= 0; found = meta.indexOf("ispe", found + 4)) {
    width = Math.max(width, meta.readUInt32BE(found + 8))
    height = Math.max(height, meta.readUInt32BE(found + 12))
  }
  if (width === 0) return "unknown"
  const isTurned = meta.includes("irot") || meta.includes("imir")
  return { width, height, isStill: text(bytes, 8) === "avif" && !isTurned }
}
