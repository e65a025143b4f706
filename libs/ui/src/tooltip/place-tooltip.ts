export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between element and tooltip, and between tooltip and the screen's edge. */
const GAP = 8;

/** The screen place of a tooltip: on the wished side if it fits there, else on the other one. */
export function placeTooltip(
  anchor: Box,
  tooltip: { width: number; height: number },
  viewport: { width: number; height: number },
  placement: TooltipPlacement,
  isRtl: boolean,
): { left: number; top: number } {
  const before = { left: anchor.left - tooltip.width - GAP, top: anchor.top - tooltip.height - GAP };
  const after = { left: anchor.left + anchor.width + GAP, top: anchor.top + anchor.height + GAP };
  const centre = { left: anchor.left + (anchor.width - tooltip.width) / 2, top: anchor.top + (anchor.height - tooltip.height) / 2 };
  const clamp = (value: number, size: number, space: number) => Math.max(GAP, Math.min(value, space - size - GAP));

  if (placement === 'top' || placement === 'bottom') {
    const fitsAbove = before.top >= GAP;
    const fitsBelow = after.top + tooltip.height + GAP <= viewport.height;
    const isAbove = placement === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
    return { left: clamp(centre.left, tooltip.width, viewport.width), top: isAbove ? before.top : after.top };
  }
  const wantsLeft = (placement === 'start') !== isRtl;
  const fitsLeft = before.left >= GAP;
  const fitsRight = after.left + tooltip.width + GAP <= viewport.width;
  const isLeft = wantsLeft ? fitsLeft || !fitsRight : !fitsRight && fitsLeft;
  return { left: isLeft ? before.left : after.left, top: clamp(centre.top, tooltip.height, viewport.height) };
}
