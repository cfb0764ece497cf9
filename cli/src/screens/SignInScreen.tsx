import type { Language } from "@parterre/domain/language"
import { Box, Text, useInput } from "ink"
import { useReducer } from "react"
import { padEnd, widthOf } from "../output/lines.ts"
import { textsOf } from "../texts.ts"
import { KeyHints } from "./Report.tsx"
import { type SignInForm, signInFields, signInIntent, startSignIn, updateSignIn } from "./sign-in-state.ts"

export interface SignInScreenProps {
  readonly known: Partial<SignInForm>
  readonly language: Language
  readonly color: boolean
  readonly signIn: (form: SignInForm) => Promise<void>
  readonly explain: (error: unknown) => string
  readonly onEnd: (signedIn: boolean) => void
}

export function SignInScreen({ known, language, color, signIn, explain, onEnd }: SignInScreenProps) {
  const texts = textsOf(language)
  const words = texts.signIn
  const [state, update] = useReducer(updateSignIn, startSignIn(known))

  useInput((input, key) => {
    const intent = signInIntent(state, input, key)
    if (intent === undefined) return
    if (intent.type === "quit") {
      onEnd(false)
      return
    }
    update(intent)
    if (intent.type === "send")
      signIn(state.form).then(
        () => onEnd(true),
        (error: unknown) => update({ type: "refused", failure: explain(error) }),
      )
  })

  // The last frame stays in the terminal: it must not tell how long the password is.
  const dots = state.sending ? "" : "•".repeat(widthOf(state.form.password))
  const labels = Math.max(...signInFields.map((field) => widthOf(words[field]))) + 2
  return (
    <Box flexDirection="column">
      <Text bold>{words.title}</Text>
      <Text> </Text>
      {signInFields.map((field) => (
        <Text key={field}>
          {field === state.field ? "› " : "  "}
          <Text dimColor>{padEnd(words[field], labels)}</Text>
          {field === "password" ? dots : state.form[field]}
          {field === state.field && !state.sending && <Text inverse> </Text>}
        </Text>
      ))}
      <Text> </Text>
      {state.sending && <Text dimColor>{words.sending}</Text>}
      {state.failure !== undefined && (
        <>
          <Text {...(color ? { color: "red" } : {})}>{state.failure}</Text>
          <Text> </Text>
        </>
      )}
      <KeyHints
        hints={[
          { key: "↑↓", does: texts.keys.field },
          { key: texts.enter, does: state.field === "password" ? texts.keys.signIn : texts.keys.next },
          { key: "Esc", does: texts.keys.quit },
        ]}
      />
    </Box>
  )
}
