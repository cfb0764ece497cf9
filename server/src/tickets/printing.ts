export type Document = PDFKit.PDFDocument

/** Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const
export const GREY = "#5f5a5c"

/** The standard fonts know no narrow space; the usual fixed one stands in. */
export const printed = (text: string): string => text.replaceAll("\u202f", "\u00a0")

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const fontsOf = (mood: string) =>
  mood === "belvedere"
    ? { title: "Times-Bold", figure: "Times-Bold", text: "Helvetica", strong: "Helvetica-Bold" }
    : { title: "Helvetica-Bold", figure: "Helvetica-Bold", text: "Helvetica", strong: "Helvetica-Bold" }

export type Fonts = ReturnType<typeof fontsOf>

/** Sets the title as large as leaves it under a height, in points; answers the height it takes. */
export function fitTitle(
  pdf: Document,
  title: string,
  width: number,
  height: number,
  sizes: readonly number[],
): number {
  const size = sizes.find((each) => pdf.fontSize(each).heightOfString(title, { width }) <= height)
  return pdf.fontSize(size ?? sizes.at(-1) ?? height).heightOfString(title, { width })
}

/** The document's bytes once it is ended. */
export const bytesOf = (pdf: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
    pdf.on("end", () => resolve(Buffer.concat(chunks)))
    pdf.on("error", reject)
  })
