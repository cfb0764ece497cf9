import type { GiftRecipient } from "@parterre/contract"
import type { RecipientField } from "@parterre/domain/products"
import { useId } from "react"
import { styled } from "styled-components"
import { TextField } from "../../../shared/forms/TextField.tsx"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Chips } from "./Chips.tsx"

export type TypedRecipient = Readonly<Record<RecipientField, string>>

const blank: TypedRecipient = { name: "", email: "", message: "", sendOn: "" }

/** Whom a certificate is for as it is sent; what was left empty is left out. */
export const recipientOf = ({ name, email, message, sendOn }: TypedRecipient): GiftRecipient => ({
  name: name.trim(),
  email: email.trim(),
  ...(message.trim() === "" ? {} : { message: message.trim() }),
  ...(sendOn === "" ? {} : { sendOn }),
})

interface RecipientFieldsProps {
  id: string
  /** Nothing while it is for oneself. */
  value: TypedRecipient | undefined
  onChange: (value: TypedRecipient | undefined) => void
  faults: readonly RecipientField[]
}

/** For oneself, or for somebody who is told by mail. */
export function RecipientFields({ id, value, onChange, faults }: RecipientFieldsProps) {
  const { t } = useTexts()
  const note = useId()
  const set = (field: RecipientField) => (text: string) => onChange({ ...(value ?? blank), [field]: text })
  const fault = (field: RecipientField) =>
    faults.includes(field) ? t(`products.recipient.fault.${field}`) : undefined
  return (
    <Stack>
      <Chips
        name={`${id}-for`}
        legend={t("products.for")}
        options={[
          ["me", t("products.for.me")],
          ["gift", t("products.for.gift")],
        ]}
        value={value === undefined ? "me" : "gift"}
        onChange={(whom) => onChange(whom === "gift" ? (value ?? blank) : undefined)}
      />
      {value !== undefined && (
        <>
          <TextField
            label={t("products.recipient.name")}
            autoComplete="off"
            maxLength={100}
            isRequired
            value={value.name}
            onChange={set("name")}
            error={fault("name")}
          />
          <TextField
            label={t("products.recipient.email")}
            type="email"
            autoComplete="off"
            maxLength={200}
            isRequired
            value={value.email}
            onChange={set("email")}
            error={fault("email")}
          />
          <Message>
            <label htmlFor={note}>{t("products.recipient.message")}</label>
            <textarea
              id={note}
              rows={4}
              maxLength={500}
              value={value.message}
              aria-describedby={`${note}-help`}
              aria-invalid={fault("message") === undefined ? undefined : true}
              onChange={(event) => set("message")(event.target.value)}
            />
            <small id={`${note}-help`}>{fault("message") ?? t("products.recipient.message.help")}</small>
          </Message>
          <TextField
            label={t("products.recipient.sendOn")}
            type="date"
            value={value.sendOn}
            onChange={set("sendOn")}
            help={t("products.recipient.sendOn.help")}
            error={fault("sendOn")}
          />
        </>
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
`
const Message = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  label { font-weight: 600; }
  textarea {
    padding: ${({ theme }) => theme.space[3]};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    color: ${({ theme }) => theme.color.ink};
    font: inherit;
    font-size: 1rem;
    resize: vertical;
  }
  small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
