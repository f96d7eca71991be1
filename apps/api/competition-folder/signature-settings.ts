import { tones } from '@shulei/domain/base/signature/signature.ts'
import * as z from 'zod'

const name = z.string().min(1).max(100)
const words = z.strictObject({ cn: z.string().max(100), en: z.string().max(100) })

const described = {
  caption: words.optional(),
  values: z
    .array(z.strictObject({ value: z.string().max(100), name: words.optional(), tone: z.enum(tones).optional() }))
    .max(20)
    .optional(),
}

/** Form and columns of a competition's picture. */
export const SignatureSettings = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('calendar'), date: name, value: name, facet: name.optional(), ...described }),
  z.strictObject({ form: z.literal('curve'), date: name, value: name, ...described }),
  z.strictObject({ form: z.literal('scatter'), x: name, y: name, group: name.optional(), ...described }),
  z.strictObject({
    form: z.literal('stages'),
    column: name,
    stages: z
      .array(z.strictObject({ value: z.string().max(100), height: z.number().min(0).max(1) }))
      .min(1)
      .max(20),
    marked: z.strictObject({ column: name, value: z.string().max(100) }).optional(),
    ...described,
  }),
  z.strictObject({ form: z.literal('ladder'), text: name, group: name.optional(), ...described }),
  z.strictObject({ form: z.literal('bands'), x: name, y: name, ...described }),
  z.strictObject({
    form: z.literal('matrix'),
    x: name,
    y: name,
    group: name.optional(),
    facet: name.optional(),
    ...described,
  }),
  z.strictObject({ form: z.literal('bars'), column: name, ...described }),
])
