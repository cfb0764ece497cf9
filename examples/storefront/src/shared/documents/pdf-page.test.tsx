import { localProblems } from "@parterre/contract"
import { describe, expect, it } from "vitest"
import { rendered } from "../selection/spoken.test-support.tsx"
import { PdfPage } from "./PdfPage.tsx"

const page = (language: "fr" | "en", canEmbed: boolean) =>
  rendered(
    language,
    <PdfPage url="blob:1" title="Vos places" fileName="places.pdf" page="/vs.pdf" canEmbed={canEmbed} />,
  ).markup

describe.each(["fr", "en"] as const)("a PDF inside the page, in %s", (language) => {
  it("is shown by a browser that can", () => {
    expect(page(language, true)).toMatch(/<iframe src="blob:1#[^"]*" title="Vos places"/)
    expect(page(language, true)).not.toContain(localProblems["pdf-unsupported"].text[language])
  })

  it("is said not to be shown by one that cannot, with a link to download it [ERR-016]", () => {
    const markup = page(language, false)
    expect(markup).not.toContain("<iframe")
    expect(markup).toContain(`<p>${localProblems["pdf-unsupported"].text[language]}</p>`)
    expect(markup).toMatch(/<a href="blob:1" download="places\.pdf"/)
    expect(markup).toMatch(/<a href="\/vs\.pdf" target="_blank"/)
  })
})
