import { useMake } from './useMake';

/** How the stone is made, for whoever hears the picture of it described. */
export function StoneDescription({ id }: { readonly id: string }) {
  const make = useMake();
  return (
    <p id={id} className="visually-hidden">
      {make?.texts.join('. ')}
    </p>
  );
}
