/** Text keys of a competition's type: 1 intelligent algorithm, 2 solution application (Q026). */
const types = { 1: 'type.algorithm', 2: 'type.solution' } as const

/** Text keys of a competition's format: 1 classic, 2 grand prize, 3 training. */
const formats = { 1: 'format.classic', 2: 'format.grandPrize', 3: 'format.training' } as const

type TypeKey = (typeof types)[keyof typeof types]
type FormatKey = (typeof formats)[keyof typeof formats]

/** Text key of a type in the namespace `competition`. Unknown numbers of a newer server read as the first type. */
export const typeName = (type: number): TypeKey => types[type as keyof typeof types] ?? types[1]

/** Text key of a format in the namespace `competition`. Unknown numbers of a newer server read as the first format. */
export const formatName = (format: number): FormatKey => formats[format as keyof typeof formats] ?? formats[1]
