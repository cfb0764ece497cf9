import { useEffect } from "react"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Column } from "../../shared/ui/Surface.ts"
import type { ShownPage } from "./shown-page.ts"

/** A page that the organiser shows elsewhere: leads there at once, by a link where a browser does not follow [CAT-030]. */
export function RedirectedPage({ page, url }: { page: ShownPage; url: string }) {
  const { t } = useTexts()
  const heading = useScreen(page.title)
  useEffect(() => window.location.replace(url), [url])
  return (
    <Column style={{ paddingBlock: "4rem" }}>
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
      <p>
        <a href={url}>{t("redirect.go", { host: URL.canParse(url) ? new URL(url).host : page.title })}</a>
      </p>
    </Column>
  )
}
