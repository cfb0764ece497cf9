import type { SignIn } from "@parterre/contract"
import { useSignIns } from "@parterre/react"
import { useRef } from "react"
import { styled } from "styled-components"
import { useSay } from "../../../shared/messages/use-messages.ts"
import { useSite } from "../../../shared/site/site.ts"
import { useTexts } from "../../../shared/texts/use-texts.ts"
import { Button } from "../../../shared/ui/Button.tsx"
import { ProfileSection } from "../ProfileSection.ts"
import { useSubmit } from "../use-submit.ts"

/** Where the client is signed in, each of the others to be ended, alone or all at once. */
export default function SignIns() {
  const { t } = useTexts()
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const { signIns, end, endOthers } = useSignIns()
  const shown = useRef<readonly SignIn[]>([])
  if (signIns.status === "ready") shown.current = signIns.value
  const { busy, submit } = useSubmit()
  if (signIns.status === "failed")
    return (
      <section>
        <p>{t("signIns.failed")}</p>
        <Button kind="quiet" onPress={signIns.retry}>
          {t("app.retry")}
        </Button>
      </section>
    )
  if (shown.current.length === 0) return null
  const act = async (work: () => Promise<void>, message: string) => {
    if ((await submit(work)) === undefined) return
    // Its button goes with it.
    heading.current?.focus()
    say({ message, snackBar: {} })
  }
  const others = shown.current.filter(({ isThis }) => !isThis)
  return (
    <Stack aria-labelledby="sign-ins">
      <h2 id="sign-ins" ref={heading} tabIndex={-1}>
        {t("signIns.title")}
      </h2>
      <p>{t(others.length === 0 ? "signIns.only" : "signIns.help")}</p>
      <ul>
        {shown.current.map((signIn) => (
          <Line
            key={signIn.id}
            signIn={signIn}
            busy={busy}
            onEnd={() => void act(() => end(signIn.id), t("signIns.ended"))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button kind="quiet" isPending={busy} onPress={() => void act(endOthers, t("signIns.others.ended"))}>
          {t("signIns.others.end")}
        </Button>
      )}
    </Stack>
  )
}

function Line({ signIn, busy, onEnd }: { signIn: SignIn; busy: boolean; onEnd: () => void }) {
  const { t, date } = useTexts()
  const { timeZone } = useSite().config
  const { browser, system, isThis, signedInAt, usedAt } = signIn
  const name =
    browser === undefined
      ? (system ?? t("signIns.unknown"))
      : system === undefined
        ? browser
        : t("signIns.device", { browser, system })
  const since = date(signedInAt, timeZone)
  return (
    <li>
      <div>
        <b>{name}</b>
        {isThis && <span>{t("signIns.this")}</span>}
        <span>{t("signIns.since", { date: since })}</span>
        {!isThis && usedAt !== undefined && (
          <span>{t("signIns.used", { date: date(usedAt, timeZone) })}</span>
        )}
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          isPending={busy}
          aria-label={t("signIns.end.name", { name, date: since })}
          onPress={onEnd}
        >
          {t("signIns.end")}
        </Button>
      )}
    </li>
  )
}

const Stack = styled(ProfileSection)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
  }
  li > div { display: grid; flex: 1; min-width: 200px; }
  span { color: ${({ theme }) => theme.color.inkMuted}; }
`
