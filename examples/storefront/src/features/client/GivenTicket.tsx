import type { TicketToken } from "@parterre/contract"
import { useParterre } from "@parterre/react"
import { useEffect, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSite } from "../../shared/site/site.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"
import { useSubmit } from "./use-submit.ts"

interface GivenTicketProps {
  token: TicketToken
  /** Of the ticket, as its buttons are told from those of others. */
  name: string
  /** It stands where the button was that gave it. */
  takesFocus: boolean
  reload: () => void
}

/** To whom a ticket went, and for a few days the way to take it back: an address is soon mistyped [TICK-020]. */
export function GivenTicket({ token, name, takesFocus, reload }: GivenTicketProps) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const { tickets } = useParterre()
  const { busy, submit } = useSubmit()
  const [isAsked, ask] = useState(false)
  const told = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) told.current?.focus()
  }, [takesFocus])
  const takeBack = async () => {
    if ((await submit(() => tickets.takeBackGift(token.sodId))) === undefined) return
    ask(false)
    reload()
  }
  return (
    <>
      <Told ref={told} tabIndex={-1}>
        {t("ticket.given", { email: token.giftRecipient })}
      </Told>
      {token.giftOpenUntil !== undefined && (
        <>
          <Button
            kind="plain"
            aria-label={`${t("client.tickets.takeBack")}, ${name}`}
            onPress={() => ask(true)}
          >
            {t("client.tickets.takeBack")}
          </Button>
          <Dialog
            isOpen={isAsked}
            isDismissable={!busy}
            title={t("client.tickets.takeBack.title")}
            closeLabel={t("app.close")}
            onClose={() => ask(false)}
          >
            <p>{t("client.tickets.takeBack.body", { email: token.giftRecipient })}</p>
            <p>{t("client.tickets.takeBack.until", { until: date(token.giftOpenUntil, timeZone) })}</p>
            <Button isPending={busy} onPress={() => void takeBack()}>
              {t("client.tickets.takeBack")}
            </Button>
            <Button kind="quiet" isDisabled={busy} onPress={() => ask(false)}>
              {t("client.tickets.gift.cancel")}
            </Button>
          </Dialog>
        </>
      )}
    </>
  )
}

const Told = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  overflow-wrap: anywhere;
`
