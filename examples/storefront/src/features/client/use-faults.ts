import { type FormError, formMessages } from "@parterre/domain/form-errors"
import { useTexts } from "../../shared/texts/use-texts.ts"

/** What is wrong with a field in words, or nothing: `required` stands alone [ERR-020] [ERR-021]. */
export function useFaults(): (errors: readonly FormError[]) => string | undefined {
  const { t } = useTexts()
  return (errors) =>
    errors.length === 0
      ? undefined
      : formMessages(errors)
          .map(({ key, values }) => t(key, values))
          .join(" ")
}
