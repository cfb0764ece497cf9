import { useConsent } from "@parterre/react"
import { styled } from "styled-components"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useSite } from "../../shared/site/site.ts"
import type { TextKey } from "../../shared/texts/TextsProvider.tsx"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Column, Surface } from "../../shared/ui/Surface.ts"
import { Answers } from "./ConsentBar.tsx"

const SENT = ["pages", "products", "cart", "purchase", "logout"] as const
const NEVER = ["person", "secrets", "account"] as const

/** What a site counts, who is told, and the choice, which may be changed here at any time. */
export function TrackingScreen() {
  const { t, language } = useTexts()
  const { name, tracking = false, privacyUrl } = useSite().config
  const heading = useScreen(t("tracking.title"))
  const policy = privacyUrl?.[language]
  const who = { name }
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {t("tracking.title")}
      </h1>
      <p>{tracking ? t("tracking.lead", who) : t("tracking.none")}</p>
      {tracking && (
        <>
          <Choice />
          <h2>{t("tracking.sent")}</h2>
          <Points keys={SENT.map((one) => `tracking.sent.${one}` as const)} />
          <h2>{t("tracking.never")}</h2>
          <Points keys={NEVER.map((one) => `tracking.never.${one}` as const)} />
          <h2>{t("tracking.who")}</h2>
          <p>{t("tracking.who.body", who)}</p>
          <h2>{t("tracking.kept")}</h2>
          <p>{t("tracking.kept.body")}</p>
        </>
      )}
      {policy !== undefined && (
        <p>
          <a href={policy} target="_blank" rel="noopener">
            {t("tracking.who.policy", who)}
          </a>
        </p>
      )}
    </Page>
  )
}

function Points({ keys }: { keys: readonly TextKey[] }) {
  const { t } = useTexts()
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  )
}

function Choice() {
  const { t } = useTexts()
  const { consent, agree, refuse } = useConsent()
  return (
    <Chosen aria-labelledby="tracking-choice">
      <h2 id="tracking-choice">{t("tracking.choice")}</h2>
      <p role="status">{t(`tracking.choice.${consent === "unread" ? "unasked" : consent}`)}</p>
      <Answers>
        <Button kind="quiet" aria-pressed={consent === "no"} onPress={refuse}>
          {t("tracking.refuse")}
        </Button>
        <Button kind="quiet" aria-pressed={consent === "yes"} onPress={agree}>
          {t("tracking.agree")}
        </Button>
      </Answers>
      <p>{t("tracking.choice.change")}</p>
    </Chosen>
  )
}

const Page = styled(Column)`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: ${({ theme }) => theme.space[3]};
  padding-block: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[7]};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
  h2 { margin-top: ${({ theme }) => theme.space[4]}; font-size: ${({ theme }) => theme.size.lead}; }
  ul { display: grid; gap: ${({ theme }) => theme.space[2]}; padding-left: 1.2em; list-style: disc; }
`
const Chosen = styled(Surface).attrs({ as: "section" })`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[5]};
  h2 { margin: 0; }
  > p:last-child { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkMuted}; }
  button[aria-pressed="true"] { border-color: ${({ theme }) => theme.color.accent}; box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accent}; }
  > div { justify-self: start; }
`
