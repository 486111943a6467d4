/**
 * One object from parts; where two say the same thing, the later one counts. What a part makes only when it is asked
 * for, such as the words of a rule card, is still made then, and only once.
 */
export function putTogether<T extends object>(...parts: readonly Partial<T>[]): T {
  const whole = {};
  for (const part of parts)
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(part)))
      Object.defineProperty(
        whole,
        name,
        property.get === undefined ? property : once(property, property.get),
      );
  return whole as T;
}

function once(property: PropertyDescriptor, make: () => unknown): PropertyDescriptor {
  let made: { readonly value: unknown } | undefined;
  return {
    ...property,
    get() {
      made ??= { value: make.call(this) };
      return made.value;
    },
  };
}
