import { useNearbyStay } from "@parterre/react"
import { useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

/** Places to stay the night of an event; their map is asked for by who wants it, for it is another company's [PAY-032]. */
export function NearbyStay({ eventId }: { eventId: string }) {
  const { t } = useTexts()
  const [isAsked, ask] = useState(false)
  return (
    <Section aria-labelledby="stay" data-print="hide">
      <h2 id="stay">{t("confirmation.stay")}</h2>
      {isAsked ? (
        <StayMap eventId={eventId} />
      ) : (
        <>
          <p>{t("confirmation.stay.who")}</p>
          <Button kind="quiet" onPress={() => ask(true)}>
            {t("confirmation.stay.show")}
          </Button>
        </>
      )}
    </Section>
  )
}

function StayMap({ eventId }: { eventId: string }) {
  const { t } = useTexts()
  const stay = useNearbyStay(eventId)
  if (stay.status === "loading") return <Skeleton $height="428px" />
  if (stay.status === "failed") return <p role="status">{t("confirmation.stay.none")}</p>
  return (
    <iframe
      src={stay.value.embedUrl}
      title={t("confirmation.stay")}
      height={428}
      referrerPolicy="origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms"
    />
  )
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[3]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  p { color: ${({ theme }) => theme.color.inkMuted}; }
  iframe { width: 100%; border: 1px solid ${({ theme }) => theme.color.line}; border-radius: ${({ theme }) => theme.radius.medium}; }
`
