import { type FormEvent, useState } from "react"
import { useTexts } from "../texts/texts.tsx"
import { Button, Field, Input } from "../ui/controls.ts"
import { NarrowPanel, StartPage } from "./StartPage.tsx"

/** The address names no site that is here: what to do about it. */
export function UnknownSite({ onLanguage }: { onLanguage: () => void }) {
  const { t } = useTexts()
  const [site, setSite] = useState("")
  const go = (event: FormEvent) => {
    event.preventDefault()
    window.location.assign(`?${new URLSearchParams({ subdomain: site.trim().toLowerCase() })}`)
  }
  return (
    <StartPage onLanguage={onLanguage}>
      <h1 tabIndex={-1}>{t("unknownSite.title")}</h1>
      <p>{t("unknownSite.text")}</p>
      <NarrowPanel aria-label={t("unknownSite.go")}>
        <form onSubmit={go}>
          <Field>
            <span>{t("site.subdomain")}</span>
            <Input
              value={site}
              required
              maxLength={63}
              autoCapitalize="none"
              onChange={({ target }) => setSite(target.value)}
            />
          </Field>
          <Button type="submit" $kind="main">
            {t("unknownSite.go")}
          </Button>
        </form>
      </NarrowPanel>
    </StartPage>
  )
}
