import { textLimits } from "@parterre/contract"
import { usePasskeys } from "@parterre/react"
import { hasPasskeys } from "@parterre/sdk"
import { type FormEvent, useRef, useState } from "react"
import { styled } from "styled-components"
import { Form } from "../../../shared/forms/Form.ts"
import { TextField } from "../../../shared/forms/TextField.tsx"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { PasswordField } from "../PasswordField.tsx"
import { ProfileSection } from "../ProfileSection.ts"
import { useSubmit } from "../use-submit.ts"
import { PasskeyLine } from "./PasskeyLine.tsx"

/** The client's passkeys: added with the password, named and removed. Without any, nothing in a browser that has none. */
export default function Passkeys() {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { passkeys, add, rename, remove } = usePasskeys()
  const [isOffered] = useState(() => hasPasskeys())
  if (passkeys.status === "failed")
    return (
      <section>
        <p>{t("passkeys.failed")}</p>
        <Button kind="quiet" onPress={passkeys.retry}>
          {t("app.retry")}
        </Button>
      </section>
    )
  const shown = passkeys.status === "ready" ? passkeys.value : []
  if (!isOffered && shown.length === 0) return null
  return (
    <ProfileSection aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {t("passkeys.title")}
      </h2>
      <p>{t("passkeys.help")}</p>
      {shown.length > 0 && (
        <ul>
          {shown.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onRename={rename}
              // Its button goes with it.
              onRemove={(id) => remove(id).then(() => heading.current?.focus())}
            />
          ))}
        </ul>
      )}
      {isOffered && <Add add={add} />}
    </ProfileSection>
  )
}

function Add({ add }: Pick<ReturnType<typeof usePasskeys>, "add">) {
  const { t } = useTexts()
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState({ name: "", password: "" })
  const [isAsked, setAsked] = useState(false)
  const { busy, submit, told, forget } = useSubmit({ code: "password-wrong", id: "passkey-password" })
  if (!isOpen)
    return (
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {t("passkeys.add")}
      </Button>
    )
  const missing = (field: keyof typeof typed) =>
    isAsked && typed[field].trim() === "" ? t("formMsg.errors.required") : undefined
  const change = (field: keyof typeof typed) => (value: string) => {
    forget()
    setTyped({ ...typed, [field]: value })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const empty = (["name", "password"] as const).find((field) => typed[field].trim() === "")
    if (empty !== undefined) return document.getElementById(`passkey-${empty}`)?.focus()
    if (busy) return
    const added = await submit(() => add({ ...typed, name: typed.name.trim() }))
    if (added === undefined) return
    setOpen(false)
    setAsked(false)
    setTyped({ name: "", password: "" })
    say({ message: t("passkeys.added", { name: added.answer.name }), snackBar: {} })
  }
  return (
    <Form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        id="passkey-name"
        label={t("passkeys.name")}
        help={t("passkeys.name.help")}
        value={typed.name}
        error={missing("name")}
        isRequired
        autoFocus
        maxLength={textLimits.PasskeyLabel}
        onChange={change("name")}
      />
      <PasswordField
        id="passkey-password"
        label={t("passkeys.password")}
        value={typed.password}
        error={told ?? missing("password")}
        isRequired
        autoComplete="current-password"
        onChange={change("password")}
      />
      <Buttons>
        <Button type="submit" isPending={busy}>
          {t("passkeys.add.submit")}
        </Button>
        <Button kind="quiet" onPress={() => setOpen(false)}>
          {t("passkeys.cancel")}
        </Button>
      </Buttons>
    </Form>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
`
