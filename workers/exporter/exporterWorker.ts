import { whenLoaded } from '../whenLoaded';

void whenLoaded(() => import('./serveExporter'));
