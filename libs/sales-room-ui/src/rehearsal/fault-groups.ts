import type { PresentationCheck, RehearsalFault } from '@vitrine/sales-room-protocol';

/** A fault of a slide, once for all languages that have it. */
export interface FaultGroup {
  readonly key: string;
  readonly fault: RehearsalFault;
  /** Codes of the languages, in the shop's order. */
  readonly locales: readonly string[];
}

/** A slide with what is wrong with it. */
export interface CheckedSlide {
  readonly id: string;
  readonly name: string;
  readonly faults: readonly FaultGroup[];
}

/** The slides of a check with their faults. A product is called as in the viewer's language, wherever it has a name there. */
export function checkedSlides({ slides, faults }: PresentationCheck, locale: string): readonly CheckedSlide[] {
  return slides.map((slide, index) => ({
    ...slide,
    faults: groupFaults(
      faults.filter((fault) => fault.slide === index),
      locale,
    ),
  }));
}

/** How many faults there are, and on how many slides. */
export function countFaults(slides: readonly CheckedSlide[]): { faults: number; slides: number } {
  return {
    faults: slides.reduce((sum, { faults }) => sum + faults.length, 0),
    slides: slides.filter(({ faults }) => faults.length > 0).length,
  };
}

function groupFaults(faults: readonly RehearsalFault[], locale: string): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const fault of faults) {
    const key = [fault.code, fault.product?.id, fault.address].join(' ');
    const known = groups.get(key);
    groups.set(key, {
      key,
      fault: known === undefined || fault.locale === locale ? fault : known.fault,
      locales: [...(known?.locales ?? []), fault.locale],
    });
  }
  return [...groups.values()];
}
