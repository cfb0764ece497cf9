import { type Passkey, textLimits } from "@parterre/contract"
import { type FormEvent, useState } from "react"
import { styled } from "styled-components"
import { TextField } from "../../../shared/forms/TextField.tsx"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { useSubmit } from "../use-submit.ts"

interface PasskeyLineProps {
  passkey: Passkey
  onRename: (id: string, name: string) => Promise<void>
  onRemove: (id: string) => Promise<void>
}

/** One passkey, with when it was added and last used, to be named and removed. */
export function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const { t, day } = useTexts()
  const { timeZone } = useSite().config
  const { busy, submit } = useSubmit()
  const [name, setName] = useState<string>()
  const { id, addedAt, usedAt } = passkey
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name === undefined || name.trim() === "" || busy) return
    if ((await submit(() => onRename(id, name.trim()))) !== undefined) setName(undefined)
  }
  if (name !== undefined)
    return (
      <Line>
        <form onSubmit={(event) => void save(event)}>
          <TextField
            label={t("passkeys.name")}
            value={name}
            isRequired
            error={name.trim() === "" ? t("formMsg.errors.required") : undefined}
            autoFocus
            maxLength={textLimits.PasskeyLabel}
            onChange={setName}
          />
          <Button type="submit" kind="quiet" isPending={busy}>
            {t("passkeys.save")}
          </Button>
        </form>
      </Line>
    )
  return (
    <Line>
      <div>
        <b>{passkey.name}</b>
        <span>{t("passkeys.since", { date: day(addedAt, timeZone) })}</span>
        {usedAt !== undefined && <span>{t("passkeys.used", { date: day(usedAt, timeZone) })}</span>}
      </div>
      <Button
        kind="quiet"
        aria-label={t("passkeys.rename.name", { name: passkey.name })}
        onPress={() => setName(passkey.name)}
      >
        {t("passkeys.rename")}
      </Button>
      <Button
        kind="quiet"
        isPending={busy}
        aria-label={t("passkeys.remove.name", { name: passkey.name })}
        onPress={() => void submit(() => onRemove(id))}
      >
        {t("passkeys.remove")}
      </Button>
    </Line>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  > div, > form { display: grid; flex: 1; gap: ${({ theme }) => theme.space[2]}; min-width: 200px; }
  > div { gap: 0; }
  span { color: ${({ theme }) => theme.color.inkMuted}; }
`
