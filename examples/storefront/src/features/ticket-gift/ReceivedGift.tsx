import type { TicketGift } from "@parterre/contract"
import { placeAddress } from "@parterre/domain/addresses"
import { isSdkFailure } from "@parterre/sdk"
import { useState } from "react"
import { styled } from "styled-components"
import { DocumentDialog } from "../../shared/documents/DocumentDialog.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useScreen } from "../../shared/navigation/use-screen.ts"
import { useSeatWords } from "../../shared/seats/use-seat-words.ts"
import { MapLink } from "../../shared/site/MapLink.tsx"
import { useLinks } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button, ButtonLink } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { Notice } from "../../shared/ui/Notice.tsx"
import { Column, Surface } from "../../shared/ui/Surface.ts"

interface ReceivedGiftProps {
  gift: TicketGift
  pdf: () => Promise<Blob>
  decline: () => Promise<void>
}

/** What the ticket is for, from whom, and the way to give it back. */
export function ReceivedGift({ gift, pdf, decline }: ReceivedGiftProps) {
  const { t, date, language } = useTexts()
  const words = useSeatWords()
  const links = useLinks()
  const heading = useScreen(t("client.gift.title"))
  const [isBack, setBack] = useState(false)
  const { title, giver, eventStart, timeZone, place, seat, priceLevel } = gift
  const where = seat === undefined ? t("event.generalAdmission") : words.seat(seat)
  return (
    <Middle>
      <h1 ref={heading} tabIndex={-1}>
        {t("client.gift.title")}
      </h1>
      {isBack ? (
        <>
          <Notice tone="success" role="status">
            <p>{t("client.gift.done")}</p>
          </Notice>
          <ButtonLink kind="quiet" to={links.to("/pages")}>
            {t("client.tickets.programme")}
          </ButtonLink>
        </>
      ) : (
        <>
          {giver !== undefined && <p>{t("client.gift.from", { giver })}</p>}
          <Ticket>
            <h2>{title}</h2>
            <time dateTime={eventStart}>{date(eventStart, timeZone)}</time>
            <span>
              {place.name}, {placeAddress(place, language)} <MapLink place={place} />
            </span>
            <span>
              {where} · {priceLevel}
            </span>
          </Ticket>
          <ShowTicket name={`${title}, ${where}`} pdf={pdf} />
          <p>{t("client.gift.attached")}</p>
          <GiveBack
            {...{ gift, decline }}
            onBack={() => {
              setBack(true)
              heading.current?.focus()
            }}
          />
        </>
      )}
    </Middle>
  )
}

/** The ticket as a PDF over the page, as it was attached to the mail. */
function ShowTicket({ name, pdf }: { name: string; pdf: () => Promise<Blob> }) {
  const { t } = useTexts()
  const [isShown, show] = useState(false)
  return (
    <>
      <Button onPress={() => show(true)}>{t("client.gift.show")}</Button>
      {isShown && (
        <DocumentDialog
          title={t("client.gift.show")}
          description={name}
          fileName={`${t("client.gift.file")}.pdf`}
          load={pdf}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}

/** Asked twice: the code of the mail is worth nothing from then on. */
function GiveBack({ gift, decline, onBack }: Omit<ReceivedGiftProps, "pdf"> & { onBack: () => void }) {
  const { t, date } = useTexts()
  const say = useSay()
  const [isAsked, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { declineUntil, timeZone } = gift
  if (declineUntil === undefined) return <p>{t("client.gift.kept")}</p>
  const giveBack = async () => {
    setBusy(true)
    try {
      await decline()
      onBack()
    } catch (error) {
      if (!isSdkFailure(error)) throw error
      say({ message: error.message, dialog: {} })
    } finally {
      setBusy(false)
      ask(false)
    }
  }
  return (
    <>
      <p>{t("client.gift.until", { until: date(declineUntil, timeZone) })}</p>
      <Button kind="quiet" onPress={() => ask(true)}>
        {t("client.gift.decline")}
      </Button>
      <Dialog
        isOpen={isAsked}
        isDismissable={!isBusy}
        title={t("client.gift.decline.title")}
        closeLabel={t("app.close")}
        onClose={() => ask(false)}
      >
        <p>{t("client.gift.decline.body")}</p>
        <Button isPending={isBusy} onPress={() => void giveBack()}>
          {t("client.gift.decline")}
        </Button>
        <Button kind="quiet" isDisabled={isBusy} onPress={() => ask(false)}>
          {t("client.gift.keep")}
        </Button>
      </Dialog>
    </>
  )
}

export const Middle = styled(Column)`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  justify-items: start;
  max-width: 640px;
  padding-block: ${({ theme }) => `${theme.space[6]} ${theme.space[7]}`};
  h1 { font-size: ${({ theme }) => theme.size.title}; }
`
const Ticket = styled(Surface)`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  width: 100%;
  padding: ${({ theme }) => theme.space[5]};
  h2 { font-size: ${({ theme }) => theme.size.heading}; }
  time { font-weight: 600; }
  time::first-letter { text-transform: uppercase; }
`
