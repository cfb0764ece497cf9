import { localProblems, textLimits } from "@parterre/contract"
import { giftEmailError } from "@parterre/domain/tickets"
import { type TicketGift, useTicketGift } from "@parterre/react"
import { Gift } from "lucide-react"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { forgetDocuments } from "../../shared/documents/kept-documents.ts"
import { TextField } from "../../shared/forms/TextField.tsx"
import { useSay } from "../../shared/messages/use-messages.ts"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { Button } from "../../shared/ui/Button.tsx"
import { Dialog } from "../../shared/ui/Dialog.tsx"

interface GiftActionProps {
  sodId: string
  /** Of the ticket, as its buttons are told from those of others. */
  name: string
  /** What is played, and the seat. */
  place: string
  reload: () => void
  onSent: () => void
}

/** Gives one ticket to somebody else, by their email [TICK-010]. */
export function GiftAction({ sodId, name, place, reload, onSent }: GiftActionProps) {
  const { t } = useTexts()
  const gift = useTicketGift(sodId, reload)
  return (
    <>
      <Button kind="plain" aria-label={`${t("client.tickets.gift")}, ${name}`} onPress={gift.open}>
        <Gift size={18} strokeWidth={1.5} aria-hidden />
        {t("client.tickets.gift")}
      </Button>
      {(gift.state === "editing" || gift.state === "sending") && (
        <GiftDialog
          place={place}
          gift={gift}
          onSent={() => {
            forgetDocuments(sodId)
            onSent()
          }}
        />
      )}
    </>
  )
}

interface GiftDialogProps {
  place: string
  gift: TicketGift
  onSent: () => void
}

/** To whom it goes, OK and Cancel; a failure closes the window and says nothing [TICK-014] [ERR-015]. */
function GiftDialog({ place, gift, onSent }: GiftDialogProps) {
  const { t } = useTexts()
  const say = useSay()
  const isSending = gift.state === "sending"
  return (
    <Dialog
      isOpen
      isDismissable={!isSending}
      title={t("client.tickets.gift.title")}
      closeLabel={t("app.close")}
      onClose={gift.cancel}
    >
      <p>{place}</p>
      <p>{t("client.tickets.gift.body")}</p>
      <GiftForm
        isSending={isSending}
        onCancel={gift.cancel}
        onSend={async (email) => {
          const message = await gift.send(email)
          if (message === undefined) return
          onSent()
          say({ message, snackBar: {} })
        }}
      />
    </Dialog>
  )
}

const problemOf = {
  "client.tickets.error.emailRequired": "gift-email-missing",
  "client.tickets.error.invalidEmailFormat": "gift-email-invalid",
} as const

interface GiftFormProps {
  isSending: boolean
  onCancel: () => void
  onSend: (email: string) => Promise<void>
}

/** Says what is wrong with the address once it was touched or changed, and sends nothing until it is right [VAL-002] [VAL-003] [VAL-004]. */
export function GiftForm({ isSending, onCancel, onSend }: GiftFormProps) {
  const { t, language } = useTexts()
  const [email, setEmail] = useState("")
  const [isTouched, touch] = useState(false)
  const error = giftEmailError(email)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (error === undefined) void onSend(email.trim())
    else touch(true)
  }
  return (
    <Form noValidate onSubmit={send}>
      <TextField
        id="gift-email"
        name="email"
        type="email"
        label={t("client.tickets.gift.email")}
        autoComplete="off"
        maxLength={textLimits.Email}
        isRequired
        value={email}
        error={isTouched && error !== undefined ? localProblems[problemOf[error]].text[language] : undefined}
        onChange={(typed) => {
          setEmail(typed)
          touch(true)
        }}
        onBlur={() => touch(true)}
      />
      <div>
        <Button kind="quiet" isDisabled={isSending} onPress={onCancel}>
          {t("client.tickets.gift.cancel")}
        </Button>
        <Button type="submit" isDisabled={error !== undefined} isPending={isSending}>
          {t("app.ok")}
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  > :last-child { display: flex; justify-content: end; gap: ${({ theme }) => theme.space[3]}; }
`
