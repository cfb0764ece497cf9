import { useEffect, useMemo, useState } from "react"
import { styled } from "styled-components"
import { useDrawing } from "../document/session-store.ts"
import { download, fileName } from "../files/download.ts"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Fields, Group, Hint, Row, Select } from "../ui/controls.ts"
import { planPages, wholePlanSvg } from "./plan-pages.ts"

/** CSS names of paper. */
const papers = ["letter", "A4", "A3"] as const

/** The plan on paper: a page for everybody, and one for the usher of each zone. The browser prints or makes a PDF. */
export function PrintPanel() {
  const { t, language } = useTexts()
  const document = useDrawing()
  const [paper, setPaper] = useState<(typeof papers)[number]>("letter")
  const pages = useMemo(() => planPages(document, language), [document, language])
  const [chosen, setChosen] = useState("all")
  usePaper(paper)
  const shown = chosen === "all" ? pages : pages.filter((_, index) => String(index) === chosen)
  return (
    <>
      <Group data-print="hide">
        <h2>{t("side.print")}</h2>
        <Hint>{t("print.text")}</Hint>
        <Fields>
          <Field>
            <span>{t("print.paper")}</span>
            <Select value={paper} onChange={({ target }) => setPaper(target.value as typeof paper)}>
              {papers.map((one) => (
                <option key={one} value={one}>
                  {t(`paper.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field>
            <span>{t("print.pages")}</span>
            <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="all">{t("print.all")}</option>
              {pages.map(({ title }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their place
                <option key={index} value={index}>
                  {index === 0 ? t("print.whole") : title}
                </option>
              ))}
            </Select>
          </Field>
        </Fields>
        <Row>
          <Button $kind="main" onClick={() => window.print()}>
            {t("print.print")}
          </Button>
          <Button
            onClick={() =>
              download(
                `${fileName(document.plan.name)}.svg`,
                wholePlanSvg(document, language),
                "image/svg+xml",
              )
            }
          >
            {t("print.svg")}
          </Button>
        </Row>
      </Group>
      <Pages>
        {shown.map(({ title, svg }) => (
          <PageOfPlan key={title} title={title} svg={svg} />
        ))}
      </Pages>
    </>
  )
}

/** A picture of our own making, shown as a picture: nothing in it could run. */
function PageOfPlan({ title, svg }: { title: string; svg: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [svg])
  return url === undefined ? null : <img src={url} alt={title} />
}

/** The paper that the browser prints on, as a rule of the page; a strict policy lets no style be written in it. */
function usePaper(paper: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${paper} landscape; margin: 10mm; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [paper])
}

const Pages = styled.div`
  display: grid;
  gap: 16px;
  padding: 12px;
  img { width: 100%; background: #fff; border: 1px solid ${({ theme }) => theme.color.line}; }
  @media print {
    display: block;
    padding: 0;
    img { width: 100%; height: 92vh; object-fit: contain; border: 0; break-after: page; }
    img:last-child { break-after: auto; }
  }
`
