import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead of what failed. */
  readonly fallback: (error: unknown) => ReactNode;
}

/** Shows a fallback where a screen fails to render. React supports this only in a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure?: { error: unknown } }> {
  override state: { readonly failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
