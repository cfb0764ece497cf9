import sansExtended from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url"
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url"
import archivo from "./faces/archivo.woff2?url"
import fraunces from "./faces/fraunces.woff2?url"
import type { Mood } from "./moods.ts"

/** Letters beyond French and English, such as those of a performer's name, are fetched where one is written. */
const BEYOND = "U+0100-0151,U+0154-02BA,U+02BD-02C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+2C60-2C7F"
const WITHIN = "U+0000-00FF,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212"

const face = (family: string, url: string, weight: string, letters: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${letters}}`

/**
 * A face that every system has, brought to the widths and heights of ours: when ours comes, no line moves. Measured with
 * a sentence of each language.
 */
const standIn = (family: string, locals: readonly string[], size: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${family}";src:${locals.map((name) => `local("${name}")`).join(",")};` +
  `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

const text = [
  face("Source Sans 3", sans, "200 900", WITHIN),
  face("Source Sans 3", sansExtended, "200 900", BEYOND),
  standIn("Source Sans 3 stand-in", ["Arial", "Liberation Sans", "Roboto", "Helvetica"], 92.5, 110.3, 43.2),
]

const displays = {
  fraunces: {
    url: fraunces,
    faces: [
      face("Fraunces", fraunces, "400 900", WITHIN),
      standIn("Fraunces stand-in", ["Times New Roman", "Liberation Serif", "Noto Serif"], 115.7, 84.7, 22.5),
    ],
  },
  archivo: {
    url: archivo,
    faces: [
      face("Archivo", archivo, "400 900", WITHIN),
      standIn(
        "Archivo stand-in",
        ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"],
        115.9,
        75.9,
        18.1,
      ),
    ],
  },
} as const

/** The faces of a mood as CSS; only its own display face is ever fetched. */
export const fontFaces = ({ face: name }: Mood): string => [...text, ...displays[name].faces].join("")

/** The files that the first words of a page are written with. */
export const firstFonts = ({ face: name }: Mood): readonly string[] => [sans, displays[name].url]
